"use client";

import {
	NextIntlClientProvider,
	useLocale,
	useMessages,
	useTranslations,
} from "next-intl";
import type { RefObject } from "react";
import useSWR from "swr";
import { Sheet } from "@/components/ui/sheet";
import { askWords } from "@/lib/i18n/ask-words";
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
	const locale = useLocale();
	const pageWords = useMessages();
	const words = useSWR(
		["words", "location", locale],
		() => askWords("location", locale),
		{ revalidateOnFocus: false, revalidateIfStale: false },
	);
	const isInHeader = Boolean(opener.current?.closest("header"));

	function choose(place: DeliveryLocation) {
		chooseLocation(place);
		onOpenChange(false);
	}

	if (!words.data) return null;
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
			<NextIntlClientProvider
				locale={locale}
				messages={{ ...pageWords, ...words.data }}
			>
				<LocationForm onChoose={choose} />
			</NextIntlClientProvider>
		</Sheet>
	);
}
