/** Runs a program in a process of its own, and returns what it prints. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export async function printed(code) {
  const runs = 'Deno' in globalThis ? ['eval', code] : ['--input-type=module', '--eval', code];
  return (await promisify(execFile)(process.execPath, runs, { timeout: 60_000 })).stdout;
}
