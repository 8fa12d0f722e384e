/** Of a template of styles: what it is made for, up to its backtick. */
export const opening =
	/(?:\bstyled(?:\.(?<tag>[a-z0-9]+)|\((?<base>[\w.]+)\))(?:\.attrs\((?<attrs>[^`]*?)\))?(?:<[^`]*?>)?|\b(?<other>css|keyframes|createGlobalStyle))`/g;

/**
 * Where a template ends that was opened before `from`; what it holds in `${}` may hold templates too.
 *
 * @param {string} code @param {number} from
 * @returns {number}
 */
export function endOfTemplate(code, from) {
	for (let at = from; at < code.length; at++) {
		if (code[at] === "`") return at;
		if (code[at] === "\\") at += 1;
		else if (code.startsWith("${", at)) at = endOfValue(code, at + 2);
	}
	return code.length;
}

/** @param {string} code @param {number} from */
function endOfValue(code, from) {
	let depth = 1;
	for (let at = from; at < code.length; at++) {
		if (code[at] === "`") at = endOfTemplate(code, at + 1);
		else if (code[at] === "{") depth += 1;
		else if (code[at] === "}") depth -= 1;
		if (depth === 0) return at;
	}
	return code.length;
}
