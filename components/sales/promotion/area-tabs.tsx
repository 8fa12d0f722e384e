import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import type { CartType } from "@/gateway/contract/values";

interface AreaTabsProps {
	current: CartType;
	pathOf: (cartType: CartType) => string;
}

/** The two halves of the shop. */
export function AreaTabs({ current, pathOf }: AreaTabsProps) {
	const t = useTranslations("list.area");
	const tabs = [
		{ name: "E_COMMERCE" as const, word: t("mall") },
		{ name: "SUPERMARKET" as const, word: t("supermarket") },
	].map((tab) => ({ ...tab, path: pathOf(tab.name) }));
	return <TabLinks label={t("label")} tabs={tabs} current={current} />;
}
