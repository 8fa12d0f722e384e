/** The junk in a 32-unit square: a battened mainsail with its scalloped edge, a foresail, the harbour. */
export function sailMark(sail: string, wave: string): string {
	const mainsail =
		"M14.200 1.800C18.600 2.600 21.700 4.500 23.200 7.200L14.200 8.200ZM14.200 9.500L24 8.400C25.800 9.800 26.800 11.600 27.100 13.400L14.200 14ZM14.200 15.300L27.400 14.700C28.500 16.300 29 18.200 28.900 20.200C24 19.100 19 19.100 14.200 20Z";
	return `<path fill="${sail}" d="${mainsail}M11.700 6.600V20.100C9 20.400 6.100 21 3.300 22C4.400 16.200 7.300 10.800 11.700 6.600Z"/><path fill="none" stroke="${wave}" stroke-width="3.400" stroke-linecap="round" d="M3.500 26.800c3-2.600 6-2.600 9.200-.6s6.300 2 9.300 0 4.700-1.600 6.500-.3"/>`;
}
