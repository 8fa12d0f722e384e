import { useTranslations } from "next-intl";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Picture } from "@/components/ui/picture";
import { screen, theme } from "@/lib/theme/theme";
import { GalleryStrip } from "./gallery-strip";

interface GalleryProps {
	name: string;
	sources: string[];
}

export function Gallery({ name, sources }: GalleryProps) {
	const t = useTranslations("goods.gallery");
	const pictures = sources.map((source, at) => {
		const alt = at === 0 ? name : t("picture", { name, number: at + 1 });
		return {
			source,
			alt,
			label: t("show", { number: at + 1 }),
			thumbnail: <Picture source={source} alt="" width={72} />,
			large: (
				<Picture
					className="fills"
					source={source}
					alt={alt}
					width={560}
					sizes="(min-width: 1024px) 560px, (min-width: 640px) 48vw, 100vw"
					isFirst={at === 0}
				/>
			),
		};
	});
	const viewer = {
		title: t("label"),
		close: t("close"),
		previous: t("previous"),
		next: t("next"),
		zoom: { in: t("zoomIn"), out: t("zoomOut") },
	};
	return (
		<Frame className="stack gap-x3 from-top">
			<GalleryStrip
				label={t("label")}
				enlarge={t("enlarge")}
				pictures={pictures}
				viewer={viewer}
			/>
		</Frame>
	);
}

const Frame = styled.div`
	min-width: 0;

	.view {
		position: relative;
	}
	.strip {
		position: relative;
		overscroll-behavior-x: contain;
		scroll-snap-type: x mandatory;
		scroll-behavior: smooth;
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	.strip li {
		flex: 0 0 100%;
		aspect-ratio: 1;
		scroll-snap-align: start;
	}
	.strip a {
		height: 100%;
		cursor: zoom-in;
	}
	.strip a:focus-visible {
		outline-offset: -4px;
	}
	.thumbnails a {
		overflow: hidden;
		border: 2px solid transparent;
		transition: border-color ${theme.motion.quick};
		${kit.hover({ borderColor: "inkSoft" }, ":not([aria-current])")};
	}
	.thumbnails img {
		${kit.square(72)};
		border-radius: ${theme.radius.small};
		object-fit: cover;
	}
	.thumbnails [aria-current] {
		border-color: ${theme.colour.accent};
	}
	${screen.phone} {
		.strip {
			margin-inline: calc(-1 * ${theme.space.x4});
			border-radius: 0;
		}
		.thumbnails {
			display: none;
		}
	}
	${screen.calm} {
		.strip {
			scroll-behavior: auto;
		}
	}
`;
