import type { ReactNode } from "react";
import { Icon } from "./icon";

interface InfoSheetProps {
	/** Named by `popoverTarget` of the button that opens it. */
	id: string;
	title: string;
	closeLabel: string;
	children: ReactNode;
}

/**
 * More to read, in the middle of a desktop or from the foot of a phone: a native popover, which opens, closes and gives
 * the focus back without a script. Plain elements: the region around it includes `infoSheetCss`.
 */
export function InfoSheet({ id, title, closeLabel, children }: InfoSheetProps) {
	return (
		<div
			id={id}
			popover="auto"
			role="dialog"
			aria-labelledby={`${id}-title`}
			className="info-sheet"
		>
			<div className="info-head">
				<h2 id={`${id}-title`}>{title}</h2>
				<button
					type="button"
					popoverTarget={id}
					popoverTargetAction="hide"
					aria-label={closeLabel}
				>
					<Icon name="x" size={22} />
				</button>
			</div>
			<div className="info-content">{children}</div>
		</div>
	);
}
