import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Link } from "@/lib/i18n/navigation";
import { screen, theme } from "@/lib/theme/theme";
import { Icon } from "./icon";
import { kit } from "./kit-css";
import { pagesAround } from "./pages-around";

interface PaginationProps {
	page: number;
	totalPage: number;
	/** Path of a page of this list, without locale prefix. */
	pathOf: (page: number) => string;
}

/** Nothing for a list of one page. On a phone: back, "3 / 17", on. */
export function Pagination({ page, totalPage, pathOf }: PaginationProps) {
	const t = useTranslations("layout.pagination");
	if (totalPage <= 1) return null;
	return (
		<Bar className="row gap-x3" aria-label={t("label")}>
			{page > 1 && (
				<Link className="step target gap-x1" rel="prev" href={pathOf(page - 1)}>
					<Icon name="chevron-left" size={18} />
					{t("previous")}
				</Link>
			)}
			<ol className="numbers flow gap-x1">
				{pagesAround(page, totalPage).map((number, index, all) => (
					<li
						key={number}
						data-gap={number - (all[index - 1] ?? 0) > 1 || undefined}
					>
						<Link
							className="target"
							href={pathOf(number)}
							aria-current={number === page ? "page" : undefined}
							aria-label={t("page", { page: number })}
						>
							{number}
						</Link>
					</li>
				))}
			</ol>
			<span className="place soft">
				{t("place", { page, total: totalPage })}
			</span>
			{page < totalPage && (
				<Link className="step target gap-x1" rel="next" href={pathOf(page + 1)}>
					{t("next")}
					<Icon name="chevron-right" size={18} />
				</Link>
			)}
		</Bar>
	);
}

const Bar = styled.nav`
	justify-content: center;
	padding-block: ${theme.space.x8};

	a {
		justify-content: center;
		min-width: 44px;
		padding-inline: ${theme.space.x2};
		${kit.outlined};
		${kit.hover({ borderColor: "accent", color: "accent" }, ":not([aria-current])")};
	}
	.step {
		padding-inline: ${theme.space.x3};
	}
	[aria-current] {
		${kit.chosen};
	}
	li[data-gap] {
		${kit.row("x1")};
	}
	li[data-gap]::before {
		content: "…" / "";
		padding-inline: ${theme.space.x2};
	}
	${screen.tablet} {
		.place {
			display: none;
		}
	}
	${screen.phone} {
		.numbers {
			display: none;
		}
	}
`;
