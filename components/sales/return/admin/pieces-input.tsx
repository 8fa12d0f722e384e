"use client";

interface PiecesInputProps {
	/** Seen, and heard with the name of the goods. */
	label: string;
	about: string;
	pieces: number;
	most: number;
	onChange: (pieces: number) => void;
}

/** How many pieces of a line are paid back. */
export function PiecesInput(props: PiecesInputProps) {
	const { label, about, pieces, most, onChange } = props;
	return (
		<label className="target gap-x2">
			{label}
			<input
				type="number"
				min={0}
				max={most}
				value={pieces}
				aria-label={about}
				onChange={({ target }) =>
					onChange(Math.min(most, Math.max(0, target.valueAsNumber || 0)))
				}
			/>
			/ {most}
		</label>
	);
}
