import { useTranslations } from "next-intl";
import type { StreetPage } from "@/lib/cached/merchant";
import { StreetCard } from "./street-card";
import { StreetCardsStyles } from "./street-styles";

/** How many there are, and a card for each. */
export function StreetCards({ found }: { found: StreetPage }) {
	const t = useTranslations("merchant.street");
	return (
		<>
			<p className="soft">{t("total", { count: found.total })}</p>
			<StreetCardsStyles>
				{found.list.map((merchant) => (
					<StreetCard key={merchant.id} merchant={merchant} />
				))}
			</StreetCardsStyles>
		</>
	);
}
