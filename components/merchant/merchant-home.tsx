import { useLocale, useTranslations } from "next-intl";
import { FollowMerchant } from "@/components/collect/follow-merchant";
import { GoodsCards } from "@/components/goods/goods-cards";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { Picture } from "@/components/ui/picture";
import type { GoodsCard } from "@/gateway/contract/goods";
import type { MerchantFront } from "@/gateway/contract/merchant";
import { formatDate } from "@/lib/format-date";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { inArea } from "@/lib/theme/area";
import { MerchantHomeFrame } from "./merchant-home-frame";

interface MerchantHomeProps {
	merchant: MerchantFront;
	goods: {
		list: GoodsCard[];
		total: number;
		isTotalCapped: boolean;
		page: number;
		totalPage: number;
	};
}

/** The front of a merchant: who it is, and its goods with the best sellers first. */
export function MerchantHome({ merchant, goods }: MerchantHomeProps) {
	const t = useTranslations("merchant.home");
	const inList = useTranslations("list");
	const { name, introduction, logo, isSelfSupport } = merchant;
	const area = goods.list[0]?.cartType ?? "E_COMMERCE";
	const home =
		area === "SUPERMARKET" ? inList("area.supermarket") : inList("area.mall");
	return (
		<MerchantHomeFrame {...inArea(area)}>
			<Breadcrumb
				crumbs={[
					{ name: home, path: paths.home(area) },
					{
						name: merchant.category.name,
						path: paths.goodsList({ cid: merchant.category.id }),
					},
					{ name },
				]}
			/>
			<header className="front">
				<Picture source={logo} alt="" width={96} isFirst />
				<div>
					<h1>
						{name}
						{isSelfSupport && <span className="own">{t("selfSupport")}</span>}
					</h1>
					<p>{introduction}</p>
				</div>
				<div className="ways">
					<FollowMerchant id={merchant.id} name={name} />
					<Link href={paths.merchantCoupons(merchant.id)}>
						<Icon name="ticket-percent" size={18} />
						{t("coupons")}
					</Link>
				</div>
				<Facts merchant={merchant} />
			</header>
			<section aria-labelledby="goods-heading">
				<h2 id="goods-heading">
					{t("goods")}
					<small>
						{goods.isTotalCapped
							? inList("totalAtLeast", { count: goods.total })
							: inList("total", { count: goods.total })}
					</small>
				</h2>
				{goods.list.length > 0 ? (
					<GoodsCards goods={goods.list} firstPictures={2} />
				) : (
					<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
						<Link className="button primary" href={paths.home(area)}>
							{t("toHome")}
						</Link>
					</EmptyState>
				)}
			</section>
			<Pagination
				page={goods.page}
				totalPage={goods.totalPage}
				pathOf={(page) => paths.merchant(merchant.id, page)}
			/>
		</MerchantHomeFrame>
	);
}

function Facts({ merchant }: Pick<MerchantHomeProps, "merchant">) {
	const t = useTranslations("merchant.home");
	const inList = useTranslations("list");
	const locale = useLocale();
	const { address, phone, goodsCount, followers, joinedOn } = merchant;
	const day = { year: "numeric", month: "long" } as const;
	return (
		<ul className="facts">
			<li>
				<Icon name="package" size={18} />
				{inList("total", { count: goodsCount })}
			</li>
			{followers > 0 && (
				<li>
					<Icon name="heart" size={18} />
					{t("followers", { count: followers })}
				</li>
			)}
			<li>
				<Icon name="calendar-days" size={18} />
				{t("joined", { month: formatDate(new Date(joinedOn), locale, day) })}
			</li>
			<li>
				<Icon name="map-pin" size={18} />
				{address}
			</li>
			<li>
				<Icon name="phone" size={18} />
				<a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
			</li>
		</ul>
	);
}
