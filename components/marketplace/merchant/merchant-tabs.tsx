import { useTranslations } from "next-intl";
import { Tabs } from "@/components/ui/tabs";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

// messages: merchant.head.tab.*
const tabs = {
	front: paths.merchant,
	goods: (id: number) => paths.merchantShelf({ id }),
	categories: paths.merchantCategories,
	coupons: paths.merchantCoupons,
	about: paths.merchantQualification,
} as const;
export type MerchantTab = keyof typeof tabs;

interface MerchantTabsProps {
	id: number;
	current: MerchantTab;
}

/** The pages of one merchant. */
export function MerchantTabs({ id, current }: MerchantTabsProps) {
	const t = useTranslations("merchant.head");
	return (
		<Tabs aria-label={t("tabs")}>
			<ul>
				{(Object.keys(tabs) as MerchantTab[]).map((tab) => (
					<li key={tab}>
						<Link
							href={tabs[tab](id)}
							aria-current={tab === current ? "page" : undefined}
						>
							{t(`tab.${tab}`)}
						</Link>
					</li>
				))}
			</ul>
		</Tabs>
	);
}
