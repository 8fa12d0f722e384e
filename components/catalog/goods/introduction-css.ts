import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** How the introduction of a goods looks, on its page and while it is written; the editor's headings are larger by name. */
export const introductionCss = `
	.introduction{
		${kit.stack("x3")}
		grid-template-columns:minmax(0,1fr);
		max-width:62ch;
		overflow-wrap:anywhere;
	}
	.introduction :is(p,li,td,th){white-space:pre-line;}
	.introduction :is(h1,h3){${kit.heading("reading")}font-weight:700;}
	.introduction :is(h2,h4){${kit.heading("body")}font-weight:700;}
	.introduction :is(ul,ol){padding-left:${theme.space.x5};}
	.introduction ul{list-style:disc;}
	.introduction ol{list-style:decimal;}
	.introduction table{width:100%;border-collapse:collapse;}
	.introduction :is(td,th){
		padding:${theme.space.x2} ${theme.space.x3};
		border:1px solid ${theme.colour.hairline};
		text-align:start;
		vertical-align:top;
	}
	.introduction th{background:${theme.colour.sunken};overflow-wrap:break-word;}
	.introduction img{max-width:100%;height:auto;border-radius:${theme.radius.control};}
`;
