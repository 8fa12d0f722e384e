import type { Invariant } from "./invariant";

export const reviewInvariants: Invariant[] = [
	{
		name: "a goods is rated by its reviews, each counted once",
		sql: `select 'goods ' || goods.id as what from goods
			left join (
				select goods_id, count(*) as written, sum(quality_stars + service_stars) as stars
				from review group by goods_id
			) as said on said.goods_id = goods.id
			where rating_count <> coalesce(said.written, 0) or rating_sum <> coalesce(said.stars, 0)`,
	},
	{
		name: "a line is reviewed where a review of its goods is about it, and that came after its receipt",
		sql: `select part.no || ' line ' || line.id as what from order_line as line
			join merchant_order as part on part.id = line.order_id
			left join review on review.order_line_id = line.id
			where (review.id is not null) <> (line.reviewed_at is not null)
				or review.goods_id <> line.goods_id
				or (review.id is not null and part.received_at is null)
				or line.reviewed_at < part.received_at`,
	},
];
