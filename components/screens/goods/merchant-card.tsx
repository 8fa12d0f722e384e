import { getTranslations } from "next-intl/server";
import { ContactLink } from "@/components/marketplace/merchant/contact-styles";
import { MerchantContact } from "@/components/marketplace/merchant/merchant-contact";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { readMerchantService } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { MerchantCardStyles } from "./merchant-card-styles";

/** Who sells it, and whom to ask. The goods never falls with them. */
export async function MerchantCard({
	id: goodsId,
	merchant,
}: Pick<GoodsDetail, "id" | "merchant">) {
	const { id, name, rating, ratingCount } = merchant;
	const t = await getTranslations("goods");
	const ofRating = await getTranslations("review.rating");
	const service = await readMerchantService(await currentLocale(), id).catch(
		() => undefined,
	);
	return (
		<MerchantCardStyles
			className="stack gap-x3 as-panel pad-x5"
			aria-label={t("merchant.title")}
		>
			<div className="who row gap-x3">
				<Picture className="rigid" source={merchant.logo} alt="" width={56} />
				<div>
					<h2 className="head-reading">
						<Link href={paths.merchant(id)}>{name}</Link>
					</h2>
					<p className="row wraps gap-x2 soft">
						{merchant.isSelfSupport && (
							<span className="own size-small strong">
								{t("card.selfSupport")}
							</span>
						)}
						{t("merchant.goods", { count: merchant.goodsCount })}
						{rating !== null &&
							` · ${ofRating("spoken", { rating, count: ratingCount })}`}
					</p>
				</div>
			</div>
			<p>{merchant.introduction}</p>
			<div className="flow wraps gap-x2">
				<ContactLink href={paths.merchantShelf({ id })}>
					<Icon name="store" size={18} />
					{t("merchant.visit")}
				</ContactLink>
				{service && (
					<MerchantContact
						id={id}
						goodsId={goodsId}
						name={name}
						service={service}
					/>
				)}
			</div>
		</MerchantCardStyles>
	);
}
