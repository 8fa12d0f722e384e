"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { ApplicationState } from "@/gateway/contract/marketplace/merchant-application-terms";

const icons: Record<ApplicationState, IconName> = {
	pending: "clock",
	approved: "circle-check",
	rejected: "circle-alert",
};

// messages: application.state.*

/** How an application stands. Wears `applicationCss` of the region around it. */
export function ApplicationMark({ state }: { state: ApplicationState }) {
	const t = useTranslations("application.state");
	return (
		<span className="mark inline gap-x1 strong no-break" data-state={state}>
			<Icon name={icons[state]} size={16} />
			{t(state)}
		</span>
	);
}
