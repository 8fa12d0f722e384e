"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { hoursOn } from "@/lib/format/opening-hours";
import { type StoreNow, useStoresNow } from "@/lib/location/use-stores-now";
import { theme } from "@/lib/theme/theme";

/** Whether people may come in at this moment; keeps its room until the gateway has said so. */
export function OpenNow({ now }: { now?: StoreNow }) {
	const t = useTranslations("stores.card");
	if (!now) return <Frame className="open-now" />;
	const { isOpen, openingHours } = now.store;
	const hours = hoursOn(openingHours, now.at);
	return (
		<Frame
			className={`open-now no-break ${isOpen ? "good" : "soft strong"}`}
			data-is-open={isOpen}
		>
			{isOpen && hours ? t("openUntil", { time: hours.to }) : t("closed")}
		</Frame>
	);
}

export function StoreOpenNow({ id }: { id: number }) {
	return <OpenNow now={useStoresNow()(id)} />;
}

const Frame = styled.p`
	min-height: calc(${theme.type.body} * ${theme.line.body});

	&[data-is-open]::before {
		content: "";
		display: inline-block;
		${kit.square(8)};
		margin-inline-end: ${theme.space.x2};
		border: 2px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.pill};
	}
	&[data-is-open="true"]::before {
		border-color: ${theme.colour.jade};
		background: ${theme.colour.jade};
	}
`;
