import type { ComponentProps, ReactNode } from "react";

interface OptionProps extends ComponentProps<"input"> {
	/** At the end of the row. */
	aside?: ReactNode;
}

/** A radio button or a box that is touched as a whole row. */
export function Option({ aside, children, ...input }: OptionProps) {
	return (
		<label className="option row gap-x3">
			<input {...input} />
			<span className="stack grow">{children}</span>
			{aside}
		</label>
	);
}
