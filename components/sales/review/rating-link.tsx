import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Stars } from "@/components/ui/stars";
import type { ReviewSummary } from "@/gateway/contract/sales/review";
import { screen, theme } from "@/lib/theme/theme";

/** Leads from the name of a goods to what buyers say of it, with the mean where it is rated; nothing where nobody has said anything. */
export function RatingLink({ summary }: { summary: ReviewSummary }) {
	const t = useTranslations("review.rating");
	const { rating, counts } = summary;
	if (counts.all === 0) return null;
	return (
		<Line>
			<a href="#reviews" className="target gap-x2">
				{rating !== null && (
					<>
						<Stars rating={rating} />
						<span className="visually-hidden">{t("outOf", { rating })}</span>
						<b aria-hidden="true">{rating}</b>
					</>
				)}
				<span className="count soft">{t("count", { count: counts.all })}</span>
			</a>
		</Line>
	);
}

const Line = styled.p`
	a {
		position: relative;
		margin-block: calc(-1 * ${theme.space.x2});
	}
	.stars {
		font-size: ${theme.type.reading};
	}
	.count {
		text-decoration: underline;
		text-decoration-color: ${theme.colour.hairline};
		text-underline-offset: 4px;
	}
	${screen.hover} {
		a:hover .count {
			color: ${theme.colour.ink};
			text-decoration-color: currentcolor;
		}
	}
`;
