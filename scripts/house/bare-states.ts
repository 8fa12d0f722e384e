const compared =
	/\b(?:status|state)\}?\s*(?:===?|!==?|<>|<=?|>=?|(?:not )?in)\s*[([]?\s*[0-9](?![0-9])[^\n]{0,20}/g;

/** States that are compared with a digit of the wire. */
export function bareStates(code: string): string[] {
	return [...code.matchAll(compared)].map(([found]) => found.trim());
}
