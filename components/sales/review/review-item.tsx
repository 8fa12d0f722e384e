import { Stars } from "@/components/ui/stars";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import type { Review } from "@/gateway/contract/sales/review";
import { formatDay } from "@/lib/format/format-date";
import { ReviewPictures } from "./review-pictures";
import type { ReviewWords } from "./review-words";

interface ReviewItemProps {
	review: Review;
	words: ReviewWords;
	/** Of the page; the review speaks its own. */
	locale: LocaleCode;
}

export function reviewAnchor(id: number): string {
	return `review-${id}`;
}

/** One review, made on the server for the first page and in the browser for the others. */
export function ReviewItem({ review, words, locale }: ReviewItemProps) {
	const { nickname, stars, attribute, images, reply } = review;
	const { language, name } = describeLocale(review.locale);
	return (
		<li
			className="review stack gap-x2 rule-below"
			id={reviewAnchor(review.id)}
			tabIndex={-1}
		>
			<div className="said">
				<p className="strong">{nickname}</p>
				<p className="flow">
					<span className="visually-hidden">{words.stars[stars - 1]}</span>
					<Stars rating={stars} />
				</p>
				{review.locale !== locale && (
					<span className="note" lang={language}>
						{name}
					</span>
				)}
				<Day moment={review.createdAt} locale={locale} />
			</div>
			{attribute && <p className="note">{attribute}</p>}
			<ReviewText review={review} words={words} />
			{images.length > 0 && <ReviewPictures images={images} words={words} />}
			{reply && (
				<div className="reply stack gap-x1 as-well">
					<p className="said">
						<b>{words.reply}</b>
						<Day moment={reply.createdAt} locale={locale} />
					</p>
					{/* Sellers answer in the language they are written to, as far as is known. */}
					<p lang={language}>{reply.text}</p>
				</div>
			)}
		</li>
	);
}

function Day({ moment, locale }: { moment: string; locale: LocaleCode }) {
	return (
		<time className="note" dateTime={moment}>
			{formatDay(moment, locale)}
		</time>
	);
}

/** About what four lines hold; a Chinese character is as wide as two letters. */
const widthMax = 280;
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/g;

function isLong(text: string): boolean {
	return text.length + (text.match(wide)?.length ?? 0) > widthMax;
}

type TextProps = Pick<ReviewItemProps, "review" | "words">;

/** A long one is folded by a checkbox, which needs no script. */
function ReviewText({ review: { text, locale }, words }: TextProps) {
	return (
		<div className="text">
			<p
				className="size-reading text-pretty"
				lang={describeLocale(locale).language}
			>
				{text}
			</p>
			{isLong(text) && (
				<label className="target strong">
					<input type="checkbox" className="visually-hidden" />
					<span className="whole">{words.whole}</span>
					<span className="fold">{words.fold}</span>
				</label>
			)}
		</div>
	);
}
