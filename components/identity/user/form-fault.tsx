/** What is wrong with something as a whole, said aloud; under the rules of `formFaultCss`. */
export function FormFault({ words }: { words: string | undefined }) {
	if (!words) return null;
	return (
		<p className="form-fault" role="alert">
			{words}
		</p>
	);
}
