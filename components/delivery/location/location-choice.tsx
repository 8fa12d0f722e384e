"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { nameOf, useLocation } from "@/lib/location/chosen-location";
import { pageIn } from "@/lib/theme/area";
import { theme } from "@/lib/theme/theme";
import { LocationButton } from "./location-button";

/** The delivery place. Its width is the same for every place, so that nothing moves when the device remembers one. */
export function LocationChoice() {
	const t = useTranslations("deliveryLocation");
	const locale = useLocale();
	const place = useLocation();
	useEffect(() => {
		if (!place?.names || place.names[locale]) return;
		import("@/lib/location/word-location")
			.then((late) => late.wordLocation(place, locale))
			.catch(() => {
				// It keeps the name by which it was chosen.
			});
	}, [locale, place]);
	return (
		<Opener className="place-choice row gap-x2 rigid">
			<Icon name="map-pin" size={20} className="jade" />
			<span className="words stack line-tight">
				<span className="hint note">{t("to")}</span>
				<b>{place ? nameOf(place, locale) : t("choose")}</b>
			</span>
		</Opener>
	);
}

/** Not in the mall, nor where no script could open it. */
const Opener = styled(LocationButton)`
	min-height: 44px;
	width: 140px;
	@media (width >= 75em) {
		width: 188px;
	}
	padding-inline: ${theme.space.x2};
	border-radius: ${theme.radius.control};
	text-align: start;
	${kit.hover({ background: "sunken" })};

	.words {
		min-width: 0;
	}
	b {
		${kit.clamp(2)};
	}
	body:has(${pageIn("E_COMMERCE")}) && {
		display: none;
	}
	@media (scripting: none) {
		&& {
			display: none;
		}
	}
`;
