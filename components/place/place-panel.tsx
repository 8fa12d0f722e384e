"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Sheet } from "@/components/ui/sheet";
import { choosePlace, type Place } from "@/lib/place/chosen-place";
import { inArea } from "@/lib/theme/area";
import { DistrictChoice } from "./district-choice";
import { OwnPosition } from "./own-position";
import { PlaceBoard } from "./place-board";

interface PlacePanelProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

/** Where to deliver to: where the shopper stands, or one of the 18 districts. */
export function PlacePanel({ isOpen, onOpenChange, opener }: PlacePanelProps) {
	const t = useTranslations("place");
	const isInHeader = Boolean(opener.current?.closest("header"));

	function choose(place: Place) {
		choosePlace(place);
		onOpenChange(false);
	}

	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("title")}
			closeLabel={t("close")}
			returnTo={opener}
			hangsBelow={isInHeader ? opener.current : null}
			isNarrow
		>
			<PlaceBoard {...inArea("SUPERMARKET")}>
				<OwnPosition onFound={choose} />
				<DistrictChoice onChoose={choose} />
			</PlaceBoard>
		</Sheet>
	);
}
