import { getJyutpingText } from "to-jyutping";

// Cantonese as people spell it who never learnt to: "siu yuk", "char siew" and "bok choy" are what menus say. Each
// syllable becomes one loose sound, the same for what is typed and for what stands in a goods' name, so that neither
// has to keep to one of the ways in which Cantonese is written in Latin letters.

/** Jyutping first; of each, the sound that all its spellings share. */
const initials: Record<string, string> = {
	b: "p",
	p: "p",
	m: "m",
	f: "f",
	d: "t",
	t: "t",
	n: "l",
	l: "l",
	gw: "kw",
	kw: "kw",
	qu: "kw",
	ng: "",
	g: "k",
	k: "k",
	h: "h",
	w: "w",
	z: "ch",
	c: "ch",
	ts: "ch",
	tz: "ch",
	dz: "ch",
	ch: "ch",
	s: "s",
	sh: "s",
	y: "y",
	j: "y",
	"": "",
};

/** What jyutping writes j, names of streets and dishes write y; and what it writes z, they often write j. */
const typedInitials: Record<string, string[]> = { j: ["ch", "y"] };

/** Spellings of a final, jyutping among them, by the sound that they share. */
const finals: Record<string, string> = {
	a: "a aa ah ar",
	ai: "ai aai",
	au: "au aau ao ow",
	am: "am aam um",
	an: "an aan un",
	ang: "ang aang",
	ap: "ap aap up",
	at: "at aat ut",
	ak: "ak aak ack uk",
	e: "e eh",
	ei: "ei ay ey",
	eng: "eng",
	ek: "ek",
	i: "i ee y",
	iu: "iu ew iew",
	im: "im",
	in: "in een",
	ing: "ing",
	ip: "ip",
	it: "it",
	ik: "ik ick",
	o: "o or aw",
	oi: "oi oy",
	ou: "ou o ow oh",
	on: "on",
	ong: "ong",
	ot: "ot",
	ok: "ok",
	u: "u oo yu ue",
	ui: "ui eoi eui oey uy",
	un: "un eon eun oon yun uen",
	ung: "ung oong",
	ut: "ut eot eut oot yut uet",
	uk: "uk ook",
	oe: "oe er eu",
	oeng: "oeng eung eong",
	oek: "oek euk eok",
};

/** Syllables that no rule explains, as shops and menus write them. */
const customary: Record<string, string> = {
	bok: "p-ak",
	pok: "p-ak",
	sum: "s-am",
	sze: "s-i",
	sz: "s-i",
	tsz: "ch-i",
	tse: "ch-i",
	tze: "ch-i",
	won: "w-an",
	ton: "t-an",
	mein: "m-in",
};

const soundsOfFinal = new Map<string, string[]>();
for (const [sound, spellings] of Object.entries(finals))
	for (const spelling of spellings.split(" "))
		soundsOfFinal.set(spelling, [
			...(soundsOfFinal.get(spelling) ?? []),
			sound,
		]);

const jyutping = /^(gw|kw|ng|[bpmfdtnlgkhwzcsj]?)([a-z]+)\d$/;

function soundOfJyutping(syllable: string): string | undefined {
	const [, initial = "", final = ""] = syllable.match(jyutping) ?? [];
	const sound = final in finals ? final : soundsOfFinal.get(final)?.[0];
	return sound && `${initials[initial]}-${sound}`;
}

/** How these Chinese characters sound, one word a character; undefined where one of them has no reading. */
export function soundOf(characters: string): string | undefined {
	const read = getJyutpingText(characters).split(" ").map(soundOfJyutping);
	const isWhole =
		read.length === [...characters].length && !read.includes(undefined);
	return isWhole ? read.join(" ") : undefined;
}

const initialSpellings = Object.keys(initials);

/** Sounds that one typed syllable may have; none where it is no Cantonese. */
function soundsOfTyped(syllable: string): string[] {
	const known = customary[syllable];
	if (known) return [known];
	return initialSpellings
		.filter((initial) => syllable.startsWith(initial))
		.flatMap((initial) => {
			const ends = soundsOfFinal.get(syllable.slice(initial.length)) ?? [];
			const begins = typedInitials[initial] ?? [initials[initial]];
			return begins.flatMap((begin) => ends.map((end) => `${begin}-${end}`));
		});
}

/** Of a syllable no spelling is longer. */
const syllableMax = 6;
const readingsMax = 6;

/**
 * The syllables that Latin letters may stand for, those of fewest syllables first, each as the sounds that it may have.
 * Nothing where the letters are no Cantonese.
 */
export function readTyped(letters: string): string[][][] {
	/** Of what begins at each letter, the last first: each end is read once. */
	const from: string[][][][] = [[[]]];
	for (let at = letters.length - 1; at >= 0; at -= 1) {
		const rest = letters.slice(at);
		const readings = from.slice(0, syllableMax).flatMap((after, length) => {
			const sounds = soundsOfTyped(rest.slice(0, length + 1));
			return sounds.length > 0 ? after.map((next) => [sounds, ...next]) : [];
		});
		readings.sort((left, right) => left.length - right.length);
		from.unshift(readings.slice(0, readingsMax));
	}
	return from[0] ?? [];
}
