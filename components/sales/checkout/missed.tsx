import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";

/** What is wrong, beside where that can be set right. */
export function Fault({ children, role }: ComponentProps<"p">) {
	return (
		<p className="fault" role={role}>
			<Icon name="circle-alert" size={18} />
			<span>{children}</span>
		</p>
	);
}

interface MissedProps extends ComponentProps<"p"> {
	isMissing: boolean;
}

/** What is still to be decided, beside where that is done. */
export function Missed({ isMissing, children }: MissedProps) {
	return <div role="status">{isMissing && <Fault>{children}</Fault>}</div>;
}
