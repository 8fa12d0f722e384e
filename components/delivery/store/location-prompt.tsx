"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { LocationButton } from "@/components/delivery/location/location-button";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { useLocation } from "@/lib/location/chosen-location";
import { screen, theme } from "@/lib/theme/theme";

interface LocationPromptProps {
	title: ReactNode;
	detail: ReactNode;
}

/** What is known of the shopper's place, or why to choose one, and the way to choose. */
export function LocationPrompt({ title, detail }: LocationPromptProps) {
	const t = useTranslations("deliveryLocation");
	const place = useLocation();
	return (
		<Frame className="ask">
			<Icon name="map-pin" size={24} className="jade" />
			<p role="status" className="stack">
				<b className="head-reading text-balance">{title}</b>
				<span className={place ? "soft" : "soft invitation"}>{detail}</span>
			</p>
			<LocationButton className={place ? "button quiet" : "button primary"}>
				{place ? t("change") : t("strip.choose")}
			</LocationButton>
		</Frame>
	);
}

/** Words change, so lines keep their room. */
const Frame = styled.div`
	${kit.grid({ all: "24px minmax(0, 1fr) auto", phone: "24px minmax(0, 1fr)" }, "x3")};
	align-items: center;

	p {
		align-content: center;
	}
	@media (scripting: none) {
		display: none;
	}
	${screen.phone} {
		/* Room for two lines and a smaller one, so that nothing below moves when the device remembers a place. */
		p {
			min-height: calc(
				2 * ${theme.type.reading} * ${theme.line.tight} + ${theme.type.body} * ${theme.line.body}
			);
		}
		.invitation {
			display: none;
		}
		.button {
			grid-column: 1 / -1;
		}
	}
`;
