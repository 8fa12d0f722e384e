"use client";

import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { Chosen } from "./chosen";

interface GoodsLineProps {
	line: {
		name: string;
		image: string;
		options: Record<string, string>;
		skuId: number;
		/** Where its name leads to its page. */
		goodsId?: number;
	};
	/** Below its name. */
	note?: ReactNode;
	/** What can be done with it, or how many there are. */
	children: ReactNode;
}

/** Within `LineStyles`. */
export function GoodsLine({ line, note, children }: GoodsLineProps) {
	const { name, image, options, skuId, goodsId } = line;
	return (
		<li className="row wraps gap-x3">
			<Picture className="rigid as-picture" source={image} alt="" width={48} />
			<span className="name stack">
				{goodsId === undefined ? (
					<span className="anywhere">{name}</span>
				) : (
					<Link className="anywhere" href={paths.goods(goodsId, skuId)}>
						{name}
					</Link>
				)}
				<Chosen options={options} />
				{note}
			</span>
			{children}
		</li>
	);
}
