import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import type { CardView } from "./use-card-view";

interface GoodsCardProps {
	view: CardView;
	/** Before the name of what the button puts in. */
	addLabel: string;
	/** One of the pictures a shopper sees first. */
	isFirst?: boolean;
}

/** One of a `GoodsGrid`. The whole card is one link, but for the button that puts it into the cart: `CartController` hears it. */
export function GoodsCard({ view, addLabel, isFirst }: GoodsCardProps) {
	const { badge, rating } = view;
	return (
		<li className={`goods${view.isSoldOut ? " sold-out" : ""}`}>
			<div className="picture">
				<Picture
					className="fills"
					source={view.image}
					alt=""
					width={400}
					sizes="(min-width: 1024px) 190px, (min-width: 640px) 30vw, 45vw"
					isFirst={isFirst}
				/>
				{badge && (
					<p className={badge.isOwn ? "badge own" : "badge"}>{badge.word}</p>
				)}
			</div>
			<h3 className="name">
				<Link href={paths.goods(view.id)}>{view.name}</Link>
			</h3>
			<p className="one-line note">{view.detail}</p>
			{rating && (
				<p className="rating">
					<span className="visually-hidden">{rating.spoken}</span>
					<span aria-hidden="true">
						<b className="strong">{rating.mean}</b> ({rating.count})
					</span>
				</p>
			)}
			<p className="cost">
				<Price {...view.price} />
				{view.perUnit && <span className="note">{view.perUnit}</span>}
				{view.lowest && <span className="note lowest">{view.lowest}</span>}
			</p>
			{!view.isSoldOut && (
				<button
					type="button"
					className="add"
					aria-label={`${addLabel} ${view.name}`}
				/>
			)}
		</li>
	);
}
