"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ReviewPictures } from "@/components/sales/review/review-pictures";
import { useReviewWords } from "@/components/sales/review/review-words";
import { Button } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import { Picture } from "@/components/ui/picture";
import { Stars } from "@/components/ui/stars";
import { describeLocale } from "@/gateway/contract/locale";
import type { StaffReview } from "@/gateway/contract/sales/review-admin";
import { reviewTextLengthMax } from "@/gateway/contract/sales/review-terms";
import { Link } from "@/lib/i18n/navigation";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { paths } from "@/lib/routes/paths";
import { useCommand } from "./use-order-admin";

/** What somebody says of a goods, and the answer or where it is written. */
export function ReviewCard({ review }: { review: StaffReview }) {
	const t = useTranslations("console.orders.review");
	const words = useReviewWords();
	const id = useId();
	const { goods, merchant, images, stars, reply } = review;
	return (
		<article className="card" aria-labelledby={id} data-review={review.id}>
			<div className="line">
				<Picture source={goods.image} alt="" width={64} />
				<div className="what">
					<h2 id={id}>
						<Link href={paths.goods(goods.id)}>{goods.name}</Link>
					</h2>
					<p className="soft">
						{[merchant.name, review.attribute].filter(Boolean).join(" · ")}
					</p>
				</div>
			</div>
			<p className="head">
				<span>
					<span className="visually-hidden">{words.stars[stars - 1]}</span>
					<Stars rating={stars} /> <b>{review.nickname}</b>
				</span>
				<Moment at={review.createdAt} />
			</p>
			<p lang={describeLocale(review.locale).language}>{review.text}</p>
			{images.length > 0 && (
				<div className="photos">
					<ReviewPictures images={images} words={words} />
				</div>
			)}
			{reply ? (
				<p className="quote">
					<b>{t("replied")}</b> {reply.text}
				</p>
			) : (
				<Reply id={review.id} />
			)}
		</article>
	);
}

function Reply({ id }: { id: number }) {
	const t = useTranslations("console.orders.review");
	const { run, isBusy } = useCommand();
	const [text, setText] = useState("");

	async function send(event: FormEvent) {
		event.preventDefault();
		await run(
			(api) => api.post("/api/operator/review/reply", { body: { id, text } }),
			t("done"),
		);
	}
	return (
		<form {...sentByScript} className="fields" onSubmit={send}>
			<label className="whole">
				{t("reply")}
				<textarea
					rows={2}
					required
					maxLength={reviewTextLengthMax}
					value={text}
					onChange={({ target }) => setText(target.value)}
				/>
			</label>
			<div className="actions whole">
				<Button type="submit" kind="primary" disabled={isBusy}>
					{t("send")}
				</Button>
			</div>
		</form>
	);
}
