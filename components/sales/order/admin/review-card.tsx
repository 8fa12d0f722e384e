"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { CardRow, LineRows } from "@/components/sales/order/order-styles";
import { ReviewPictures } from "@/components/sales/review/review-pictures";
import { useReviewWords } from "@/components/sales/review/review-words";
import { Moment } from "@/components/ui/moment";
import { Picture } from "@/components/ui/picture";
import { Stars } from "@/components/ui/stars";
import { describeLocale } from "@/gateway/contract/locale";
import type { StaffReview } from "@/gateway/contract/sales/review-admin";
import { reviewTextLengthMax } from "@/gateway/contract/sales/review-terms";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { ReplyForm } from "./reply-form";
import { useCommand } from "./use-order-admin";

interface ReviewCardProps {
	review: StaffReview;
	/** The first on its page that waits for an answer. */
	isNext: boolean;
}

/** What somebody says of a goods, and the answer or where it is written. */
export function ReviewCard({ review, isNext }: ReviewCardProps) {
	const t = useTranslations("console.orders.review");
	const words = useReviewWords();
	const id = useId();
	const { goods, merchant, images, stars, reply } = review;
	return (
		<LineRows
			as="article"
			className="card"
			aria-labelledby={id}
			data-review={review.id}
		>
			<div className="line">
				<Picture source={goods.image} alt="" width={64} />
				<div className="what anywhere">
					<h2 id={id}>
						<Link href={paths.goods(goods.id)}>{goods.name}</Link>
					</h2>
					<p className="soft">
						{[merchant.name, review.attribute].filter(Boolean).join(" · ")}
					</p>
				</div>
			</div>
			<CardRow as="p">
				<span>
					<span className="visually-hidden">{words.stars[stars - 1]}</span>
					<Stars rating={stars} /> <b>{review.nickname}</b>
				</span>
				<Moment at={review.createdAt} />
			</CardRow>
			<p lang={describeLocale(review.locale).language}>{review.text}</p>
			{images.length > 0 && (
				<div className="photos flow wraps gap-x2">
					<ReviewPictures images={images} words={words} />
				</div>
			)}
			{reply ? (
				<p className="quote as-well">
					<b>{t("replied")}</b> {reply.text}
				</p>
			) : (
				<Reply id={review.id} isNext={isNext} />
			)}
		</LineRows>
	);
}

function Reply({ id, isNext }: { id: number; isNext: boolean }) {
	const t = useTranslations("console.orders.review");
	const { run } = useCommand();
	return (
		<ReplyForm
			label={t("reply")}
			sendLabel={t("send")}
			lengthMax={reviewTextLengthMax}
			isNext={isNext}
			send={(text) =>
				run(
					(api) =>
						api.post("/api/operator/review/reply", { body: { id, text } }),
					t("done"),
				)
			}
		/>
	);
}
