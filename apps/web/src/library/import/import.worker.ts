import { expose } from 'comlink'
import { Reader } from './reading/reader.ts'

expose(new Reader())
