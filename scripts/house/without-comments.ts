const comment = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g;

/** Code alone: comments may speak of what code may not do. */
export function withoutComments(code: string): string {
	return code.replace(comment, "");
}
