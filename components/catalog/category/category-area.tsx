import { Picture } from "@/components/ui/picture";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { CartType } from "@/gateway/contract/values";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { CategoryAreaStyles } from "./category-styles";

interface CategoryAreaProps {
	cartType: CartType;
	name: string;
	categories: CategoryNode[];
}

/** One area's categories, each with its own below. */
export function CategoryArea(props: CategoryAreaProps) {
	const { cartType, name, categories } = props;
	const headingId = `categories-${cartType.toLowerCase()}`;
	return (
		<CategoryAreaStyles aria-labelledby={headingId}>
			<h2 id={headingId} className="head-title">
				{name}
			</h2>
			<ul className="groups">
				{categories.map((top) => (
					<li key={top.id} className="as-panel pad-x4">
						<h3>
							<Link
								className="row gap-x4 head-reading"
								href={paths.goodsList({ cid: top.id })}
							>
								<Picture source={top.image} alt="" width={64} />
								{top.name}
							</Link>
						</h3>
						<ul className="children stack cols-2">
							{top.childList?.map((child) => (
								<li key={child.id}>
									<Link href={paths.goodsList({ cid: child.id })}>
										{child.image && (
											<Picture source={child.image} alt="" width={40} />
										)}
										{child.name}
									</Link>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</CategoryAreaStyles>
	);
}
