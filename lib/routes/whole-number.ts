/** A number above nought as an address writes it: no sign, no leading nought, nine digits at most. */
export function wholeNumber(
	text: string | null | undefined,
): number | undefined {
	return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
