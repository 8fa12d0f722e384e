import { CardRating } from "@/components/review/card-rating";
import { Picture } from "@/components/ui/picture";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { GoodsPrice } from "./goods-price";
import type { CardFace } from "./use-card-face";

interface GoodsCardProps {
	face: CardFace;
	/** Before the name of what the button puts in. */
	addLabel: string;
	/** One of the pictures a shopper sees first. */
	isFirst?: boolean;
}

/** A list item of plain elements; the region around it includes `goodsCardStyle`. The whole card is one link, but for the button that puts it into the cart: `CartDoor` hears it. */
export function GoodsCard({ face, addLabel, isFirst }: GoodsCardProps) {
	const { badge, rating } = face;
	return (
		<li className={face.isSoldOut ? "goods sold-out" : "goods"}>
			<div className="picture">
				<Picture
					source={face.image}
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
				<Link href={paths.goods(face.id)}>{face.name}</Link>
			</h3>
			<p className="detail">{face.detail}</p>
			{rating && <CardRating {...rating} />}
			<p className="cost">
				<GoodsPrice {...face.price} />
			</p>
			{!face.isSoldOut && (
				<button
					type="button"
					className="add"
					aria-label={`${addLabel} ${face.name}`}
				/>
			)}
		</li>
	);
}
