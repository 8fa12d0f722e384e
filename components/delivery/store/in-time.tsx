import { useTranslations } from "next-intl";
import { inTimeDays } from "@/gateway/contract/delivery/in-time-terms";

/** How many of its promises a store kept; nothing where too few are known. */
export function InTime({ percent }: { percent: number | undefined }) {
	const t = useTranslations("stores.slots");
	if (percent === undefined) return null;
	return <p className="soft">{t("inTime", { percent, days: inTimeDays })}</p>;
}
