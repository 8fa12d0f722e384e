"use client";

import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { late } from "@/components/ui/late";
import { useLatePanel } from "@/components/ui/use-late-panel";
import { askWords } from "@/lib/i18n/ask-words";

const loadPanel = () => import("./location-panel");
const LocationPanel = late(() =>
	loadPanel().then((module) => module.LocationPanel),
);

/** Opens the choice of where goods are delivered to: below itself in the header, else in the middle. */
export function LocationButton(props: ComponentProps<"button">) {
	const locale = useLocale();
	const panel = useLatePanel<HTMLButtonElement>(() => {
		askWords("location", locale).catch(() => undefined);
		return loadPanel();
	});
	return (
		<>
			<button
				type="button"
				{...props}
				{...panel.openerProps}
				onClick={panel.open}
			/>
			{panel.isWanted && <LocationPanel {...panel.panelProps} />}
		</>
	);
}
