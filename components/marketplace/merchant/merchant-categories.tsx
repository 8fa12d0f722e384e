import { useTranslations } from "next-intl";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Picture } from "@/components/ui/picture";
import type {
	MerchantCategory,
	MerchantDetail,
} from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { MerchantHead } from "./merchant-head";
import { NoGoods } from "./no-goods";
import { MerchantPageStyles, MerchantPart } from "./page-styles";

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
		<MerchantPageStyles>
			<MerchantHead
				merchant={merchant}
				tab="categories"
				crumb={{ name: t("head.tab.categories") }}
			/>
			<MerchantPart>
				<h1>{t("categories.title", { name })}</h1>
				{tree.length === 0 && <NoGoods merchant={merchant} />}
				<CategoriesStyles>
					{tree.map((top) => (
						<section
							key={top.id}
							className="stack cols-1 gap-x3 from-top pad-x4 as-panel"
							aria-label={top.name}
						>
							<h2 className="head-title anywhere">
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
				</CategoriesStyles>
			</MerchantPart>
		</MerchantPageStyles>
	);
}

const CategoriesStyles = styled.div`
	${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};

	a {
		${kit.hover({ color: "accentDeep" })};
	}
	h2 a {
		min-height: 48px;
	}
	h2 img {
		${kit.square(48)};
	}
	small,
	.count {
		margin-inline-start: auto;
	}
	li a {
		${kit.targetRow("x3")};
	}
`;
