import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

interface MissedProps {
	isMissing: boolean;
	children: ReactNode;
}

/** What is still to be decided, beside where that is done. */
export function Missed({ isMissing, children }: MissedProps) {
	return (
		<div role="status">
			{isMissing && (
				<p className="fault">
					<Icon name="circle-alert" size={18} />
					<span>{children}</span>
				</p>
			)}
		</div>
	);
}
