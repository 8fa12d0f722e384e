"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Sheet } from "@/components/ui/sheet";
import { LateWords } from "@/lib/i18n/late-words";
import {
	chooseLocation,
	type DeliveryLocation,
} from "@/lib/location/chosen-location";
import { LocationForm } from "./location-form";

interface LocationPanelProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

/** Where to deliver to. It brings its words along; all others are the page's. */
export function LocationPanel(props: LocationPanelProps) {
	const { isOpen, onOpenChange, opener } = props;
	const t = useTranslations("deliveryLocation");
	const isInHeader = Boolean(opener.current?.closest("header"));

	function choose(place: DeliveryLocation) {
		chooseLocation(place);
		onOpenChange(false);
	}

	return (
		<LateWords part="location">
			<Sheet
				isOpen={isOpen}
				onOpenChange={onOpenChange}
				title={t("title")}
				closeLabel={t("close")}
				returnTo={opener}
				hangsBelow={isInHeader ? opener.current : null}
				isNarrow
			>
				<LocationForm onChoose={choose} />
			</Sheet>
		</LateWords>
	);
}
