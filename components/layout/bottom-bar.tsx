import { useTranslations } from "next-intl";
import { LoginButton } from "@/components/login/login-button";
import { Icon } from "@/components/ui/icon";
import { AreaLink } from "./area-link";
import { BarFrame } from "./bar-frame";
import { cartPopoverId } from "./cart-corner";
import { CategoryButton } from "./category-button";

/** What a thumb reaches on a phone; elsewhere the header has it all. */
export function BottomBar() {
	const t = useTranslations();
	return (
		<BarFrame aria-label={t("layout.bar.label")}>
			<AreaLink cartType="SUPERMARKET" className="place">
				<Icon name="shopping-basket" size={22} />
				{t("layout.area.storeShort")}
			</AreaLink>
			<AreaLink cartType="E_COMMERCE" className="place">
				<Icon name="store" size={22} />
				{t("layout.area.mallShort")}
			</AreaLink>
			<CategoryButton className="place">
				<Icon name="layout-grid" size={22} />
				{t("header.category.openShort")}
			</CategoryButton>
			<LoginButton
				reason="cart"
				className="place"
				popoverTarget={cartPopoverId}
			>
				<Icon name="shopping-cart" size={22} />
				{t("header.cart.label")}
			</LoginButton>
		</BarFrame>
	);
}
