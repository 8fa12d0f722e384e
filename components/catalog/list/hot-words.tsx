import { getTranslations } from "next-intl/server";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { readHotSearches } from "@/lib/cached/search";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { theme } from "@/lib/theme/theme";

/** Words that many shoppers look for; nothing when they cannot be read. */
export async function HotWords() {
	const t = await getTranslations("list.hot");
	const words = await readHotSearches(await currentLocale()).catch(() => []);
	if (words.length === 0) return null;
	return (
		<Frame aria-label={t("title")}>
			<h2 className="size-reading">{t("title")}</h2>
			<ul className="flow wraps gap-x2">
				{words.map(({ id, keyword }) => (
					<li key={id}>
						<Link className="target" href={paths.goodsList({ title: keyword })}>
							{keyword}
						</Link>
					</li>
				))}
			</ul>
		</Frame>
	);
}

const Frame = styled.nav`
	h2 {
		margin-bottom: ${theme.space.x3};
	}
	a {
		padding-inline: ${theme.space.x4};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
		${kit.hover({ background: "accentWash", color: "accentDeep" })};
	}
`;
