import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type {
	MerchantCategory,
	MerchantDetail,
} from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { MerchantHead } from "./merchant-head";
import { MerchantShelfStyles } from "./merchant-shelf-styles";
import { NoGoods } from "./no-goods";

interface MerchantCategoriesProps {
	merchant: MerchantDetail;
	tree: MerchantCategory[];
}

/** Where a merchant has goods, and how many. */
export function MerchantCategories(props: MerchantCategoriesProps) {
	const { merchant, tree } = props;
	const t = useTranslations("merchant");
	const { id, name } = merchant;
	return (
		<MerchantShelfStyles>
			<MerchantHead
				merchant={merchant}
				tab="categories"
				crumb={{ name: t("head.tab.categories") }}
			/>
			<section className="part">
				<h1>{t("categories.title", { name })}</h1>
				{tree.length === 0 && <NoGoods merchant={merchant} />}
				<div className="categories">
					{tree.map((top) => (
						<section
							key={top.id}
							className="stack cols-1 gap-x3 from-top pad-x4 as-panel"
							aria-label={top.name}
						>
							<h2>
								<Link
									className="row gap-x3"
									href={paths.merchantShelf({ id, cid: top.id })}
								>
									<Picture
										className="as-well"
										source={top.image}
										alt=""
										width={48}
									/>
									{top.name}
									<small className="note regular">
										{t("categories.all", { count: top.count })}
									</small>
								</Link>
							</h2>
							<ul>
								{top.childList.map((leaf) => (
									<li key={leaf.id}>
										<Link
											className="rule-above"
											href={paths.merchantShelf({ id, cid: leaf.id })}
										>
											{leaf.name}
											<span className="count note regular">{leaf.count}</span>
										</Link>
									</li>
								))}
							</ul>
						</section>
					))}
				</div>
			</section>
		</MerchantShelfStyles>
	);
}
