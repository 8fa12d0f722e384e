import { useTranslations } from "next-intl";
import { CartCount } from "@/components/cart/cart-count";
import { FrameIcon } from "@/components/ui/frame-icon";
import { paths } from "@/lib/routes";
import { AccountLink } from "./account-link";
import { AreaLink } from "./area-link";
import { BarFrame } from "./bar-frame";
import { CategoryButton } from "./category-button";

/** What a thumb reaches on a phone; elsewhere the header has it all. */
export function BottomBar() {
	const t = useTranslations();
	return (
		<BarFrame aria-label={t("layout.bar.label")}>
			<AreaLink cartType="SUPERMARKET" className="place">
				<FrameIcon name="shopping-basket" size={22} />
				{t("layout.area.storeShort")}
			</AreaLink>
			<AreaLink cartType="E_COMMERCE" className="place">
				<FrameIcon name="store" size={22} />
				{t("layout.area.mallShort")}
			</AreaLink>
			<CategoryButton className="place">
				<FrameIcon name="layout-grid" size={22} />
				{t("header.category.openShort")}
			</CategoryButton>
			<AccountLink className="place" href={paths.cart()} reason="cart">
				<span className="cart-icon" data-cart="">
					<FrameIcon name="shopping-cart" size={22} />
				</span>
				{t("header.cart.label")}
				<CartCount />
			</AccountLink>
		</BarFrame>
	);
}
