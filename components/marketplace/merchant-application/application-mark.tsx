"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { ApplicationState } from "@/gateway/contract/marketplace/merchant-application-terms";
import { theme } from "@/lib/theme/theme";

const icons: Record<ApplicationState, IconName> = {
	pending: "clock",
	approved: "circle-check",
	rejected: "circle-alert",
};

// messages: application.state.*

/** How an application stands. */
export function ApplicationMark({ state }: { state: ApplicationState }) {
	const t = useTranslations("application.state");
	return (
		<Mark className="inline gap-x1 strong no-break" data-state={state}>
			<Icon name={icons[state]} size={16} />
			{t(state)}
		</Mark>
	);
}

const Mark = styled.span`
	padding: 2px ${theme.space.x3};
	border-radius: ${theme.radius.pill};
	background: ${theme.colour.amberWash};
	color: ${theme.colour.ink};

	&[data-state="approved"] {
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	&[data-state="rejected"] {
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
	}
`;
