const graphemes = new Intl.Segmenter("zh", { granularity: "grapheme" });

/** First and last character with three stars between, whatever the length; of one or two only the first is left. */
export function maskNickname(nickname: string): string {
	const characters = [...graphemes.segment(nickname.trim())];
	const first = characters[0]?.segment ?? "";
	const last = characters.length > 2 ? characters.at(-1)?.segment : "";
	return `${first}***${last}`;
}
