"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { areaNameLengthMax } from "@/lib/location/area-name";
import { formatDistance } from "@/lib/location/format-distance";
import type { Prediction } from "@/lib/location/use-predictions";
import { PredictionPopup } from "./prediction-popup";

interface AddressFieldProps {
	text: string;
	predictions: Prediction[];
	/** Whether it is known, and not guessed, from where distances count. */
	hasOrigin: boolean;
	/** Id of what is said about the text. */
	statusId: string;
	onType: (text: string) => void;
	onPick: (prediction: Prediction) => void;
}

/** An address as it is typed, with the places it may mean below. */
export function AddressField(props: AddressFieldProps) {
	const { text, predictions, hasOrigin, statusId, onType, onPick } = props;
	const t = useTranslations("location.search");
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	return (
		<Autocomplete.Root
			items={predictions}
			// The gateway has decided what fits, by more than the letters.
			mode="none"
			// An open list hides all else from screen readers, so an empty one must not be.
			open={isOpen && predictions.length > 0}
			onOpenChange={setOpen}
			value={text}
			onValueChange={(value, { reason }) =>
				reason !== "item-press" && onType(value)
			}
			itemToStringValue={({ description }: Prediction) => description}
		>
			<label className="full strong line-tight" htmlFor={id}>
				{t("label")}
			</label>
			<div className="input">
				<Icon name="search" size={20} className="soft" />
				<Autocomplete.Input
					id={id}
					className="full"
					// The label itself is hidden from screen readers while the list is open.
					aria-label={t("label")}
					placeholder={t("placeholder")}
					// The dialog around it has just been opened to write here.
					autoFocus
					maxLength={areaNameLengthMax}
					autoComplete="off"
					enterKeyHint="search"
					aria-describedby={statusId}
				/>
			</div>
			<Autocomplete.Portal>
				<PredictionPopup
					role="region"
					aria-label={t("label")}
					sideOffset={4}
					align="start"
				>
					<Autocomplete.Popup className="popup">
						<Autocomplete.Status className="visually-hidden">
							{predictions.length > 0 &&
								t("found", { count: predictions.length })}
						</Autocomplete.Status>
						<Autocomplete.List className="list">
							{(item: Prediction) => (
								<Autocomplete.Item
									key={item.place_id}
									value={item}
									className="item row gap-x3 line-tight"
									onClick={() => onPick(item)}
								>
									<Icon name="map-pin" size={18} className="jade" />
									<span className="grow">{item.description}</span>
									{hasOrigin && <Distance metres={item.distance} />}
								</Autocomplete.Item>
							)}
						</Autocomplete.List>
					</Autocomplete.Popup>
				</PredictionPopup>
			</Autocomplete.Portal>
		</Autocomplete.Root>
	);
}

function Distance({ metres }: { metres: number | null }) {
	const locale = useLocale();
	if (metres === null) return null;
	return <span className="rigid note">{formatDistance(metres, locale)}</span>;
}
