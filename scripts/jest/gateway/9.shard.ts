import { runShard } from "../run-shard";

runShard(import.meta.filename);
