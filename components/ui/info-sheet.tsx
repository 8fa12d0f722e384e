import type { ReactNode } from "react";
import { Icon } from "./icon";
import { InfoSheetStyles } from "./info-sheet-styles";

interface InfoSheetProps {
	/** Named by `popoverTarget` of the button that opens it. */
	id: string;
	title: string;
	closeLabel: string;
	children: ReactNode;
}

/**
 * More to read, in the middle of a desktop or from the foot of a phone: a native popover, which opens, closes and gives
 * the focus back without a script.
 */
export function InfoSheet({ id, title, closeLabel, children }: InfoSheetProps) {
	return (
		<InfoSheetStyles
			id={id}
			popover="auto"
			role="dialog"
			aria-labelledby={`${id}-title`}
		>
			<div className="info-head row apart gap-x3 rule-below">
				<h2 id={`${id}-title`}>{title}</h2>
				<button
					className="rigid"
					type="button"
					popoverTarget={id}
					popoverTargetAction="hide"
					aria-label={closeLabel}
				>
					<Icon name="x" size={22} />
				</button>
			</div>
			<div className="stack gap-x3 pad-x4">{children}</div>
		</InfoSheetStyles>
	);
}
