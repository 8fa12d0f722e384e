import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { ShowButton } from "./show-button";
import type { Total } from "./show-words";

interface FacetProps {
	id: string;
	label: string;
	isInUse: boolean;
	total: Total;
	children: ReactNode;
}

/** On a desktop a button with its choices below; on a phone a part of the sheet. Native popovers, no script. */
export function Facet({ id, label, isInUse, total, children }: FacetProps) {
	return (
		<div>
			<button
				type="button"
				className="opener target gap-x2"
				popoverTarget={id}
				data-in-use={isInUse || undefined}
			>
				{label}
				<Icon name="chevron-down" size={16} />
			</button>
			<fieldset id={id} popover="auto">
				<legend className="bold">{label}</legend>
				{children}
				<div className="show">
					<ShowButton total={total} />
				</div>
			</fieldset>
		</div>
	);
}
