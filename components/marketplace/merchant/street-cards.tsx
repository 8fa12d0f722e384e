import { useTranslations } from "next-intl";
import type { StreetPage } from "@/lib/cached/merchant";
import { StreetCard } from "./street-card";

/** Plain elements of the street's region. */
export function StreetCards({ found }: { found: StreetPage }) {
	const t = useTranslations("merchant.street");
	return (
		<>
			<p className="soft">{t("total", { count: found.total })}</p>
			<ul className="street">
				{found.list.map((merchant) => (
					<StreetCard key={merchant.id} merchant={merchant} />
				))}
			</ul>
		</>
	);
}
