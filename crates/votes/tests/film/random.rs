//! Random numbers that are the same in every run.

pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xd1b5_4a32_d192_ed03);
        (0..4).for_each(|_| _ = random.bits());
        random
    }

    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * ((self.bits() >> 40) as f32 / (1_u64 << 24) as f32)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.bits() >> 33) as usize % limit
    }

    pub fn chance(&mut self, probability: f32) -> bool {
        self.between(0.0, 1.0) < probability
    }

    /// Nearly normal, with mean 0 and deviation 1.
    pub fn normal(&mut self) -> f32 {
        let sum: u32 = self.bits().to_le_bytes().into_iter().map(u32::from).sum();
        (sum as f32 - 1020.0) / 209.0
    }
}
