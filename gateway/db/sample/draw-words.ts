import { pick, type Random } from "./random";

const syllables =
	"al ba bel bo cas cor da del do el fa fen ga gol ha hel in jo ka kel la lin lo ma mer mi na nel no or pa per ra rin ro sa sel so ta tel ti va vel vi wa wen ya yo za zen".split(
		" ",
	);

/** An invented name such as "Velmano", one of some 125,000, so that a large catalogue has a large vocabulary. */
export function drawSeriesName(random: Random): string {
	const name = `${pick(random, syllables)}${pick(random, syllables)}${pick(random, syllables)}`;
	return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A model number such as "K4821". */
export function drawModelNumber(random: Random): string {
	const letter = pick(random, [
		"A",
		"E",
		"G",
		"H",
		"K",
		"M",
		"R",
		"S",
		"T",
		"X",
	]);
	return `${letter}${1_000 + Math.floor(random() * 9_000)}`;
}
