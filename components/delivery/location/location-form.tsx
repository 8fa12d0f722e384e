"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { useLocation } from "@/lib/location/chosen-location";
import { usePredictions } from "@/lib/location/use-predictions";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { AddressField } from "./address-field";
import { DistrictChoice } from "./district-choice";
import { LocationMap } from "./location-map";
import { LocationStatus } from "./location-status";
import { LocationStyles } from "./location-styles";
import { OwnPosition } from "./own-position";
import { SavedAddresses } from "./saved-addresses";
import { type OnChoose, useDraftLocation } from "./use-draft-location";
import { useGuess } from "./use-guess";
import { useOwnPosition } from "./use-own-position";

/** All ways to say where to deliver: typed, found by the browser, on the map, saved, or one of the 18 districts. */
export function LocationForm({ onChoose }: { onChoose: OnChoose }) {
	const t = useTranslations("location");
	const statusId = useId();
	const place = useLocation();
	const guess = useGuess();
	const { draft, type, pick, point, confirm } = useDraftLocation(onChoose);
	const position = useOwnPosition((found) => point(found, "position.label"));
	const near = draft.point ?? place ?? guess;
	const { predictions, isAnswered } = usePredictions(draft.typed, near);

	function submit(event: FormEvent) {
		event.preventDefault();
		if (draft.text.trim()) void confirm(near);
	}

	return (
		<LocationStyles className="stack cols-1 gap-x4">
			<form
				{...sentByScript}
				className="search flow wraps gap-x2"
				onSubmit={submit}
			>
				<AddressField
					text={draft.text}
					predictions={predictions}
					hasOrigin={near !== guess}
					statusId={statusId}
					onType={(text) => {
						position.forget();
						type(text);
					}}
					onPick={pick}
				/>
				<Button type="submit" kind="primary" disabled={!draft.text.trim()}>
					{t("search.confirm")}
				</Button>
			</form>
			<OwnPosition
				isAsking={position.state === "asking"}
				onAsk={position.ask}
			/>
			<LocationStatus
				id={statusId}
				position={position.state}
				draft={draft}
				found={isAnswered ? predictions.length : undefined}
			/>
			<SavedAddresses onChoose={onChoose} />
			<LocationMap
				pin={draft.point ?? place ?? null}
				guess={guess}
				onPinMoved={(at) => {
					position.forget();
					point(at, "map.point");
				}}
			/>
			<DistrictChoice onChoose={onChoose} />
		</LocationStyles>
	);
}
