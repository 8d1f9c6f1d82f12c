//! The boards from which exercises are drawn: under each answer a line for each difficulty. Tests solve all of them.

/// An answer with its boards, as in links, from the easy ones to the hard ones.
pub type Boards = (&'static str, &'static str);

pub const OUTCOMES: [Boards; 4] = [
    (
        "Left",
        "\
        o/1ox/o2x x/1x1xo 1x/x1x/2o 1xo1o/x \
        1xo/x/2oxo 1oxo/o//2ox xo/o2x/3o 1xo///xo1o \
        2x1x/o1o1o/x/o 1oxo/o2x/4x xo4x/o5o/1o1o 6o/x5x/o1o3o/2x",
    ),
    (
        "Right",
        "\
        2x/2o/x2o 2x/2o/x2o1o o/1o/2o/2x xo/2o \
        x1x1xo/2o ox//1x1xo 1x/1o/ox2o/3o o2xox1x/x \
        4ox1x/x1xo 7x/x6o/o2x/x2o 4ox/x3x1x/o/6x 1x1xo/2x1x//xo",
    ),
    (
        "first",
        "\
        1o/1x/x1x x1xo1o 1o/ox/1o ox1x \
        xo/1xo 2x/1x/xo1o o2x/2xo/1x1x o2xo/1o1o/o1o \
        ox4o/6x/4o/4x xo1ox//xo 1xo1o1o/x2o2x 3o/o2x1x/x4o",
    ),
    (
        "second",
        "\
        o/1ox/3x x/o4x/5o ox1xo xo3ox \
        3o/ox/2xo o3ox/xo xoxo/1x xo2x/1x2o \
        x2ox/ox2o 1o4xo/ox1x 2x/1xo/xo 2o1o/x2ox/o3o/2x",
    ),
];

pub const WINS: [Boards; 3] = [
    (
        "single",
        "\
        oxo1o/3o1o x6o/o6x/7o o/x/o/3ox 3o/2o/1ox/o1o \
        1xo/2xo/o 2oxo/xo x1xo1oxo xo/o2xo \
        3ox/o1ox/3o o1ox1xo/3o3o o3ox/1ox/1x 1ox/o1o1ox",
    ),
    (
        "stops",
        "\
        3o//x2o/o2x x/o/4x/o3o x2o1ox/o 4o1ox/xo \
        1x1xo/1o/o1o/1o 4o/xo2xo1o 3x/x2o/o1o/3o ox1xo1o/3o \
        1xo1o//o1ox/1o o/xo1o1ox 7o/ox2o1o/2xo1o ox1xo1o/3o1o/6o",
    ),
    (
        "several",
        "\
        o1o1ox/1o 3o/o1o1o1ox o1o1ox o/1o1oxo1o \
        x1x/o1ox/2x 2x2o/o1o1ox/2x o1ox/1o1o/2o 4o/xo1o2x/6o \
        2x//xo1o/2ox x1xo1o//4x/5xo xo1o1o/2ox oxo1o1o/x1x",
    ),
];

pub const INTEGERS: [Boards; 6] = [
    (
        "1",
        "\
        4x1x/oxo/3o/4o x/2oxo/1o/o 2o/1o/2oxo/x \
        o/x3xoxo/o o3o3o/x4oxo/o 4x/o4x/x4o/o4x/4x \
        o/x4o/o4x/4x/4o o4xo/x3x/o3o x2oxo/o/1ox//x",
    ),
    (
        "-1",
        "\
        xox x/1x/2xox/1x/2x 1o/3xox/2x/o2x \
        3x/x3x/o3o/x2o x2o/o2x/x2o/o/x oxo//3xoxox \
        xox2oxo///1x/1o/1x 2xox//xox2oxo xo4x/2ox2o/6x",
    ),
    (
        "2",
        "\
        o/1oxo/o o/x2o/o2x/3o o3o/1oxo/o3o \
        o/x4oxo/o 4o/1o1o/oxo/1o2x/o1o oxo//4oxo \
        1o3o/1x3x/1o3o/2o/x2o 4o/1o1o/oxo2x/1o2x/o1o oxox//oxoxo",
    ),
    (
        "-2",
        "\
        xoxox x/o/x/3xox 1x1x/xox/1x1x \
        xox//xox x1x1x/1xox/x1x1x x/o2xox/x \
        5x/4x/5xox/x3x/o2x/x 6xox/1x/2x/3x/4xox/o1o o/x/o2xoxoxox",
    ),
    (
        "3",
        "\
        oxo/////3o/oxo/3o oxoxoxo oxo3o/6x/6o/6x/6o \
        o/x/o///1o1o/oxo/1o1o oxoxo//2oxo 5o3o/oxo3oxo/5o3o \
        o1o1o/x1x1x/o1o1o 1o/oxo/1o/4o3o/5oxo/4o3o oxo///1oxo//1oxo",
    ),
    (
        "-3",
        "\
        x3x/o4xox/x3x 2x1x/3x/xox/3x xoxox///3xox \
        xox///3x1x/4xox/3x1x x3x/o3o/x3x/o/x 3x1x/4x/3xox/4x//xox \
        xox//2xox//xox xox//4x3x/5xox/4x3x 2x1x/2o1o/x1x1x/o/x",
    ),
];

pub const FRACTIONS: [Boards; 8] = [
    (
        "1/2",
        "\
        x/o1oxo/x o1ox1xo oxo1ox \
        3x/x/1x2oxo/x2o/4ox 6x/oxoxo2x/1o4x/1x x/1x2oxo/x2o/4ox/x \
        x1x/1x/x/1x2oxo/x2o/4ox 1o/2ox1x/3o/oxo x1x/1x1x2oxo/x4o/6ox//5x",
    ),
    (
        "-1/2",
        "\
        x/o/1ox1x 1xox/x/o 3x/x2o/1xo \
        1o/o/1o2xox/o2x/4xo 2x/6o/xoxox/1x/1o o/1o2xox/o2x/4xo//3o \
        1o/o/1o1o2xox/o1o2x/6xo oxo1ox1x//3xox o/1o2xox/o2x/4xo/2o/3o1o",
    ),
    (
        "1/4",
        "\
        6o/6x/ox2ox//6o 6o/6x/ox2ox ox2ox1xo \
        6o/6x/ox2ox2o//6o 1o/2ox/4x/o1ox 4xo1o/o2x/1ox \
        9o/6o/6x2o/ox2ox2o 6o/6x/ox2ox2o/9o/6o 4xo1o/o2x/1ox2o1o",
    ),
    (
        "-1/4",
        "\
        3x/x1x/o1o/1o2x 1o/o4x/2x1x/2o1o/3o2x 6x/6o/xo2xo2x \
        6x/6o2x/xo2xo2x 6x/6o/xo2xo2x/9x 6x/6o/xo2xo/7x \
        6x/6o/xo2xo/7x/8x 6x/4ox1x/x2o/1xo 6x/6o/xo2xo2x/7x",
    ),
    (
        "3/4",
        "\
        3oxo/2o/xo oxo/3o/1xo2x/6x oxo/3o/1xo2x \
        5oxo/4o/x1x2ox1x 5oxo/4o/x1xo2x/7x/6x 1x/x2o/2o1o/x1x1x/4o \
        5oxo/1x2o/x1xo2x//4x 5oxo/1x2o/x1xo2x 5oxo/1x2o/x1xo2x/1x",
    ),
    (
        "-3/4",
        "\
        o/x/1x1xox xox1x1xo 1xox/x/1xo \
        o2x/2x1x/2o1o/4x/2o 1xox/4x2o/o1ox2o 1xox/4x/o1ox2o/7o \
        x3xox/2o4x/1o1o1ox/2o 3xox/1o4x/o1o1ox 6o//o1o1ox/6x/3xox",
    ),
    (
        "3/2",
        "\
        ox/3oxo/2o//2o 3o/2o/3oxo/ox 2o/3oxo/ox/3o1o \
        ox/3oxo/2o/3o1o/6o o1ox/1o3oxo/4o o1o2xo1o/3o/3x/3o \
        3x2ox/5o/oxoxo 1o1o2xo1o/o3o/4x/4o 3xo/5o/oxoxo",
    ),
    (
        "-3/2",
        "\
        2x/3xox/xo x2ox/1x/1o/1x 2x//xo/3xox/2x \
        1x1x2ox/x1x1x/4o/4x 1x/xo/3xox/x1x 2x/1xo/4xox/1x1x/x \
        3ox2o/5x/xoxox x3x/o4x/x4o/3xo2x x3x/o4x/x4o/3xo",
    ),
];

pub const NIMBERS: [Boards; 4] = [
    (
        "0",
        "\
        x1x/o1o xo//3o/3x ox4ox x/o4x/5o \
        6x/1x3xo/xo 5ox/1x3x/xo xo/1x/3o/3x ox3x/x3xo \
        5o/4ox/xo/1x 3o2x/o4x/x3x/4o xoxoxo//1ox xo3o/o3ox/5o",
    ),
    (
        "*",
        "\
        1xo/1o/2o/x2o 2xo/2o/1o/o2x 3x/2x2o/ox4o/x2o1o 1o/ox/2x/3x \
        4o/4x/ox3x/5o 2o2xo/x1x/o x2o1o/1xo/4x/2o1o 2x/2o2x/x4o/o \
        xo3ox/1x/3o/3x 4o/xo/2ox/xo o/x2o2xo/3x2o ox/2xo/4ox",
    ),
    (
        "*2",
        "\
        1x2o/x1xo1o 4x/o1ox1x/1o 1x/x1xo1o/1x x1xo1o/1x \
        5x/1o1ox1x/o2x1x 2x/o3o/1oxo/2o 5x/1o1ox1x/o2x 3o//3o/1x1xo1o/x \
        ox1x/1o2x/o/1o x4o/1x1xo1o/3o//3o ox1x/1o2x1x/2o2x 3x//3x/1o1ox/o4x",
    ),
    (
        "*3",
        "\
        x1xo1o//1ox 3xo//1x/x1xo1o 2ox//o1ox1x 3ox///o1ox1x \
        6xo/o/1o1ox1x/3x x1x1x2o/o2xo1o o1ox1x/1o/4ox 4x/o1ox1x/4x//x/ox \
        6o/x4ox/o4x 5ox/ox4ox 1xo4x/xo5o 5x/1ox2o/ox",
    ),
];

pub const DOMINATED: [Boards; 2] = [
    (
        "1 of 3",
        "\
        x1xo1oxo/1x 3x/xoxo1o x/o1oxo/x 3x/xoxo1o//2x1x 3x/xoxo1o//2x 3x/xoxo1o//4x \
        3x/xoxo1o//2x2o/3x x3x/o1ox/x2o 2o/x3x/o1ox/x2o x3x/o1ox/x2o1o 2x/o1oxox//o2x1x o1oxox/2x/1x1x \
        1x1x/2x/o1oxox//o2x 4x/3x/xoxo1o//4x1x 4x/2o/x3x/o1ox/x2o 3x//o1oxox/2x/1x1x 3x/2x/o1oxox//o2x 1x//o1oxox/2x/3x",
    ),
    (
        "2 of 3",
        "\
        4o/1oxo/o1o1o 1o3o/o1oxo/5o o1o/1ox/o1o/3o 1o3o/o1oxo/1o3o o1o/1o/1xo1o 1o/o/1oxo1o/o3o \
        x/1x1xo1o/3o/o1o1o 5o/o1o1o/3o/1x1xo1o 2o/3oxo/ox/3o1o o1o2xo/3o/3x/3o 3o/2o/3oxo/ox 6o/1o1o1o/2o/x1xo1o \
        1o/o1o2xo/3o/1x1x/3o oxox2o/5o/5x/5o 2o/x1x1xo/2o/x2o1o o3o/xoxo1o/4o 7x/6x/o1o1o1o/3o2x/2oxo 4x/o1ox/2x1x/2o2x/2x",
    ),
];

pub const HOT: [Boards; 5] = [
    (
        "1/4",
        "\
        4x/oxo2xo/4x 4o1o/xox2ox/4o 4x/oxo2xo/4x/5x \
        4o/xox2ox/4o/2x2o/6o 3xox/xo/o1o//2o 4o/xox2ox/4o/x1x2o \
        2xo/3x/x1x2oxo/1x/x 4x/oxo2xo/4x/2o2x/4x 3o/3x1x/1o1ox/o/3o",
    ),
    (
        "1/2",
        "\
        x/1x1x/2x/2o x/1xo/x o1o/1oxo/o \
        1o/2o/x1xo1o/2o/1o1o x/1x/x1x1x1x/3x/3ox1x 1o1o2x/2o/2x1x1x/1x1x1x/x \
        5x/3ox/3x1x/xox/5x 1x/1ox/1x/x1xox 1xo2x/x4o/o3o1o",
    ),
    (
        "3/4",
        "\
        4o/x1x1x1x/1x2o/1o 4o/x1x1x/1x2o/1o 4o/x1x1x/1x2o/xo/1x \
        6x/o1o1o1o/3o2x/3xo x4o/1x1x1x1x/2x2o/1xo 6o/x1x1x1x1x/3x2o/2xo \
        x6o/1x1x1x1x/4x2o/o2xo 2o1o/1o4x/2o1o1o/x2o2x/3x 1x2o1o/x2o4x/4o1o1o/5o2x/5x",
    ),
    (
        "1",
        "\
        o2x/1ox/o2x x/1x1x/x1x/2o 1o1o/o1o/2x/1x1x \
        o2x/1ox3x/o2x3x1x/4x1x1x/2o x2o/1xo5o/x2o5o/4o1o1o/x4o 1o2x/2ox3x/1o2x3x/o4x1x/6x1x \
        1x2o/2xo3o/1x2o1o/x2o1o1o/1x2o 2x1x1x1x/1x3x1x/2xox/1x1x1x/x x1x1x2o/3x2o/3o1o1o/2o1o1o",
    ),
    (
        "3/2",
        "\
        o2x/1ox/o2x/2x1x o1o1o/1o/2o1o/1o1o/3x x/1x2o/2xo/1x2o/3o1o \
        o2x/1ox/o2x1x/2x1x1x1x/o6x 1o2x/2ox/1o2x1x/o1o2x 1x/x2o3o/1xo/x2o3o/2o1o1o1o \
        2o1o/x2o1o/1xo/x2o1o/2o1o1o 1o1o1o/o1o/3o1o/o1o1o/1o2x 1o2x/2ox3x/1o2x1x/o2x1x1x/1o",
    ),
];

pub const PARTS: [Boards; 3] = [
    (
        "1",
        "\
        1o/1x/x1x xo1o ox/2x o1oxo \
        3x/xox/1x1x/2x 3xo/4x/oxo/5o 4o/xox/4ox1x x/o/1ox/o \
        6o/6x/ox2ox/3o/2o3o 1xo1o/1o/1xo/x 1x//o1ox1x/2xo2x/2o 2ox1x1x/3o/oxo2x1x",
    ),
    (
        "2",
        "\
        o1o/x1x o2x/x2o o3o/x3x/o3o oxo//3xo \
        o2x1xo/x4o 4o1o/xo3ox/4o/5o x//x/o5ox/6x 4o/xo/o3o/4x \
        3o/4o/x3xo/o4x 7x/2xo1ox//x1xox o3o/x4o/o4x/3ox/o xo1ox1x//x1xox",
    ),
    (
        "3",
        "\
        4xo/ox/5ox x/o4xox//2o/2x 2x1x/o1o1o/x1x ox3xo//3x/3o \
        o2x/x2o1o/o2x1x 4x/ox2o2x/4x2ox x4o/o4x/3o1o/3x 5o/o4xo/x/3x/3o \
        x2ox/o/1o4x/6ox 2o1o/x1x1x/o1o/4x/o 5o1o/7x/x4o/1xo2x 8o/1o4xo/ox6o/4x/4o",
    ),
];

pub const GAPS: [Boards; 2] = [
    (
        "1",
        "\
        xo1o/3x oxo2oxo ox1o/3x/3o xo2oxo 2ox/o/x xo2ox \
        xo2ox/o4o 5ox/oxox xox2oxox 3xo/xo2x/o ox3x/x3x/4o 1x2o/x2ox/o \
        oxo/5xo/5ox 4x/ox2o/1ox o/1oxo3xo/7o/7x ox/1ox2oxo 3x1x/ox2xo/1o/o 1o/oxo3ox/6x/6o",
    ),
    (
        "2",
        "\
        x/o1x/x1o/2x 4xox/xo o/x1x/2o/2x o/x2ox 2x/x1o/o1x ox/4x/4o \
        ox3xo/1o/o 3ox/x1o1o/o xo/o1o2ox 1x3ox/x4x/o 3xo/o3x/x/1x o/1o2o/ox2x \
        3xo/x2ox/o 5xo/ox3ox oxox2o/6x/5xo 4o/xo2x/ox2o xo/5ox/5xo 3ox/o3o/x/ox",
    ),
];

pub const COMPARING: [Boards; 4] = [
    (
        ">",
        "\
        ooo/2ox///xxxo1x oo/2oxo///3ooo/1ox x/xxoxo///1x/2xo/xx 1ox/o/o///o/x2x/xxo 2o/xo/x1x//4x/ox1xx \
        1xoxx/1o///xx1ox/5o o1oxx/o/o//2x/x1xo1o oxoxo/o//x/xx/1o/1x x/xxo/2ox///1xo1o/x/x oxxxo/o//1xxo/o/xo \
        2xo/1oxo1x//2ox/xxo 4o/oxoox////1o/o1o/x1o 1o/ox/x////o/x/1xx/o xo/1o/1oxo///3xx/x1xo 1o/o/x/o/x/o///ox1xoo",
    ),
    (
        "<",
        "\
        3o/xxxo/4x//1xooox x/1ox/1x///2x/2x/oox 3o/ooxox///1xo/x/x/x x1ox/1o///ooxxo/2x 1o/oo1ox//3oo/2o/xxx \
        oo/2o/xo1x///ox1oo/3o oo1ox/o///1x1xoo/o3x o1xo/o/x///3x/1x1xox 1xox/o/x/x///x/ooox/x 1o1x/xox/3o//3x/xo1xo \
        1ox/1x/o1x//1ox1ox x2o/2oo/2x////2o/xoox x1xo/o/o//o/oxo1o/x 1xo1x/xoo////ox1x/1oo x1xoo/1ox//o/o/xox/2x",
    ),
    (
        "=",
        "\
        x/o/xx///1x/o/x/o/oo o/oxo/o///1x/xox/1x xxo/xxo//oox/o/x xo1oo/1o//o/ox/2x/2x 1xo/xx/x///1xxx/2o/oo \
        3x/3o/xoxx///o/oxoxx o2o/1ox////1x/2xo/x3x ox/2o/3xo//oxxooo 1o1o/o/xx/o///2x/x1xox oxoxoo//o/o/xox1x \
        2o/oxxx/2o///xooox xx/oo/xx///xxo/2oxo 4o/3x/3o/1ox//1ox/x/o oox/o/xo///2ox/oxo/3x o1xx/1o/1xo////xo/2oox",
    ),
    (
        "<>",
        "\
        xx/2xo/oo//2x/1oxoo/x 3xx/xxoo///1xoxxx/o x/o/x/x//2xo/1o/1oxx o/o/oxx//1o/1o/xx/ox 1x/1xo1xo/1x//xx/xxo \
        xo1xx/4x//ox/2oo/2x 2o/1ox/x/x//x1o/3o/3x 3o/x1xo/4o////1x/xoxx xx/o/1xo//xx/x1x/2oo 3x/x1xo/4x//x/1x/1o/x \
        1xo/o/x///x/x/1xo1o 1xo/o/x///oo/2o/3ox 1ox/3xxo///oo/o1o/2x 1o/xx1o/x2o//xo1xo ox/2ox//x1xo1o",
    ),
];

pub const STOPS: [Boards; 10] = [
    (
        "1 0",
        "\
        1xxo/ox 1xoxx/oo o/x1xo/x o1x/xoxx \
        2xxo/ox ooxo/oxx ox/oxxx 1ox/oxxo \
        1xo/ooxxo 1xo/oxxox ox/xoxxo 2ox/xo1oxo",
    ),
    (
        "0 -1",
        "\
        x1oo/1x/xo 1xx/ooxoo o/o1ox/xx 1x/oxoo/x \
        xo/xoo oo/ox1ox oox1x/xo ox/ox1ox \
        x/ooo/xox xoox/xox x/oox/ox/x oxoo/oox/x",
    ),
    (
        "1 -1",
        "\
        o2x/1ox/x2x ox1ox o/ox1ox oxoxx/x \
        1ox1x/x/o o/oxxx/xo 1xo/xxooo o/xxoo/xo \
        o/oxxo/xo ox/ooxo/x oxox/xxo1x oxo/2xo/xo",
    ),
    (
        "2 0",
        "\
        x1o/1o/2ox/xx 2x/ooo/1o1x/o o/1ox/x1xxo 1xo/1ooxx/o1o \
        ox/xxoxo 2o/xo/oxx o/xoxoxo ox/oxxxo \
        o/1ox/oxoo 2o/xo/oxo o/x1xo/oxx 1oxoxo/ox",
    ),
    (
        "0 -2",
        "\
        1x1oo/2x/ox/2x 2x/ox/2x/xx1x 1x/2xo/1x/x1x 1x1x/2x/ox/x1x \
        ooxo/ooxx 2x/ox/oox 2o/ox/xox 1ox/xooox \
        1ox/xo/ox 1oo/ox/xox x/1xox/xox ox/x/o/xox",
    ),
    (
        "1/2 0",
        "\
        o//oxx/x o//oxx/xx 1oo/xo/xx o/oox/oxx \
        o/xox/xxx 1xx1xo/ox 2x/xo/ox 1xo/xx/xo \
        3o/oxo/xxx o/xox/xxo ox1ox/oxo ox/oxx/xxo",
    ),
    (
        "0 -1/2",
        "\
        o/xooo//x o/xoo//xx 1xxx/ox/oo o1xx/ox/oo \
        oxo1oo/x ox/2o/xo ox/x1o/xo o/oxo/oox \
        2x/ox1x/xo 3x/oox/xoo o/ox/xoxo oo/xo/oxox",
    ),
    (
        "1 1",
        "\
        ooxxx/x oxxxo/x o/xooxo 2oxo/ox \
        o1oxx/ox 1oo/oxoxx 1xo/oxo1o o/xxox/oo \
        oxxo/oxx/x 1o1oxo/oxo ox/3ox/oxo 2oxo/xo/ox",
    ),
    (
        "-1 -1",
        "\
        1xxoo/oo ooox/x oooox/x 1o/xxxoo \
        1oox/oo/x ooo/xoox o//o/xoox 1ox/x1xox \
        1xo/xo/xox o/xox//xox ox/xox/xox 1ox/oo/xxox",
    ),
    (
        "0 0",
        "\
        1oxxx/xx 1o/oxx/o o1ox/o2x o/ox/ooo \
        o//ooo/xx o/xox//x o3o/x1xo o2ox/xoo \
        oo/oxo/xo ox1xxo/x2o oox1x/x/ox x/1xo/xoxo",
    ),
];

pub const COMPUTING: [Boards; 12] = [
    (
        "0",
        "\
        2x/oxxox 2xox/oxx o/x/xo1x 2ooo/oxx 3ox/xo o/xx1ox \
        oo1xo/x3x oox/xoo/x 1x1ox/xox o/2xo/o/x ooo/oxxx oxox/x1xx \
        xo/o1xo/xxx 1xo/x1x/ox 1ox/ooo/xo ox2xo/xo ooxx/xoxo 4x/oxo/xox",
    ),
    (
        "*",
        "\
        x/o//xxx ooo/x1ooo 1o/xxo/3x x1oxx/xxx 2xo/ooo/o x/oxoo/x \
        o2x/xox1o 1xox/1o/o xo/2o/xo o2x/xxoo o4x/xo1ox o1xx/xxoo \
        oxoox/xxx xo/2ox/xo ox/x/oxox o3o/xoxox ooxx/xxox 2xo/xxo/oo",
    ),
    (
        "*2",
        "\
        1xo/xxxoo 2ox/ooooxx 2oxx/oox 1ox/ox o1o/ox/1ox/x o/1xo/xo/x1xx \
        1xo1x/xo o1xo/o2xo x/xx2o/xo1o 1xo/xo//oo 1xo1o/xo 1o1xo/x1xo \
        3o/ox/2x/ox/x 1xxo/xo/oox 1xo/oxxo/o/x 1o2x/oxoxox oo1xo/xxxo1x 2o/ooxo/xx/2x",
    ),
    (
        "^",
        "\
        3x/1ox/x oo/1xx/x 1xxx/ox/o ox/x1xx/x 1x/o1xo1o oo/oxxx/x \
        o1xo1o/x 1x/xo2xo 1xx/o1ox/x o/1o/xxo/o oooo/x1oxo o1ox/o/xo \
        oxox/xo 1xoxo/2x/ox oxo/xxoox 2ox/xoxo//x 2x/oxoxx/xo 2o1ox/xo/ox",
    ),
    (
        "^*",
        "\
        1o1o/xxo oo/xo1o/x xo/xxooo o1ox/ooo 1oo/xo/o 1oo/xo/oo \
        2ox/1xo/x 1ox1x/oxxx ox/oxx/x oxx/x2xo ox//o/xxo 3x/ooxo/x \
        oo/oxx/oxo o2o/xxoxo xo1o/xo1ox oxoxo/x2o ooo1o/xxxo 1xo/xoxxo",
    ),
    (
        "^^",
        "\
        o//1xo/x 1o/xx/x2o 1oo/xx/x2o o2x/2x/xxo o//1xo1o/x o/oxo1o/xx \
        o1ox//o/x 2xo/xx/o1x oo/oxo/x2o o/oo/oxox o/ooo/oxox oo/oxo/xo \
        ox/xxo/xo o/xoxo1o/o1o 1oox/1xx/ox 1o/oxo/xo1x 1xo/oxxx/ox 1o/oxxx/xox",
    ),
    (
        "^^*",
        "\
        1x/2x/ox 1x/xxx/o 1x/xxxx/o 1x/xxxoo/o ox/x1x/x2x 1x/xx1o/1xo1o \
        ox//1xo/x 2o/oxx/o2x 1xo/x/xo1o o2x/xo2xo 2ox/x/oxo o1oxo/xx2x \
        1o/xx/oxo1o 1ox/oxoo/1xx 1o/ox1xo/2x o/x2ox/ox2o o1ox//oxo/x ox//oxo/x1x",
    ),
    (
        "1",
        "\
        1o/xx/2x/o oxoxx/o/x oox/x/xxo 1xooxo/x 3o/xxo/o2x oxx/oxxox \
        o/xxoox/o 1ox/o/xxxo oxo/oxoox 1oxoxx/xoo oo/xxoxo ooo/xxoxo \
        ooxo/ox/ox o/x/oxo1ox ox1xx/oxxo o1o/xoxoxo oo/xxx/oxo ox/xxx/oxo",
    ),
    (
        "1/2",
        "\
        x/xx1xo/x 1xo1x/x/x oxx//oo/x oxx//ooo/x xo/xxo/xx oxoo//o/x \
        1xo/x2o/o o/x/o1ox o/xx/o1ox o2ox/oxo x1oxo/xo 1xoxxo/oo \
        o/xo/oxo1o o2x/xo/oxo 1xxo/xxo/oo 1x/xo/o1oxo ox/2x/ox1xo o/x1x/oxoxo",
    ),
    (
        "1/4",
        "\
        ox/1xx/xx 1x1xx/x/o 1x1xo/x/x 3xo/xxx/xx ox/xxx/xx ox/x1x/xx \
        oxx//oox/x 1xoox/oxo x1oxo/xoox 1x/oo/xoxo 1xo/x/o/2xo ox/1oxx/oxx \
        o/x/o1oxox 1oxoxo/o2x oo/oxx/xoxo o1ox/x/o1ox x/o1oxo/xo xo/2oxo/xo",
    ),
    (
        "3/2",
        "\
        1xxx/xx/oo o/xx1xo/x 1xo/xxo/x 1xx/xx/ooo ox1xx/oxo ox/x1x/xxxo \
        2o/3oxo/ox o1ox/x/xxo oo/xxo/xxx 1oxo/o1x/ox o1ox/xxo/x 1oxo/ooxo/x \
        1xo/x1x/ooxo o1xo/x3o/ooxo 1x/oox/x/ooxo o1ox/x/o1oxo 1xo/xxx/oxxo o/xo/oxoxo",
    ),
    (
        "3/4",
        "\
        1ooo/xxo/1xx 2oo/ooo/xx/o 1ox/o//oxx 2o/xoxx/xxx 1o/xxo/1x1ox 1o/oooxo/x \
        1oxo/oo1ox 1ox/o//oxo o/x/o1o1ox 1o1oxo/o/x 1ox/o/1oxo 1o/o1oxo/x \
        1oxo/oox/ox 1oxo/o/x1xo oxo//o/x1xo oox/oxxx/ox o/x/2oxo/xo 1o/o1oxo/xo",
    ),
];
