/** Which of several versions stands on the list; nothing where there is one. */
export function Chosen({ options }: { options: Record<string, string> }) {
	const chosen = Object.values(options).join("・");
	return chosen ? <span className="note">{chosen}</span> : null;
}
